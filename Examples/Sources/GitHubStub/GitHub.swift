extension Stub {
    static let token = "open-sesame"

    /// The part of a well-known service that the browser uses.
    static func gitHub(_ question: Question) -> String {
        guard question.headers["Authorization"] == "Bearer \(token)" else { return answer(401, #"{"message": "Bad credentials"}"#) }
        return switch question.path {
        case "/user": answer(200, #"{"login": "ada", "name": "Ada Lovelace"}"#)
        case "/orgs/bakery/repos":
            answer(
                200,
                """
                [
                    {"name": "oven", "stargazers_count": 7, "description": "Keeps 230 degrees"},
                    {"name": "sourdough", "stargazers_count": 120, "description": null},
                    {"name": "basket", "stargazers_count": 7}
                ]
                """)
        case "/orgs/bakery/members": answer(200, #"[{"login": "ada"}, {"login": "grace"}]"#)
        case "/orgs/mill/repos": answer(200, #"[{"name": "wheel", "stargazers_count": 0, "description": "Turns"}]"#)
        case "/orgs/mill/members": answer(200, "[]")
        default: answer(404, #"{"message": "Not Found"}"#)
        }
    }

    static func answer(_ status: Int, _ body: String) -> String {
        "HTTP/1.1 \(status) As Told\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
}

// SPDX-License-Identifier: Apache-2.0
