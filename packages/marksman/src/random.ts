export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
}
