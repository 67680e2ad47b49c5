/// Writes a program to standard output. A placeholder until the next lines are written.
