/** How much is measured. */
export interface Sizes {
  readonly tables: number;
  /** Answers behind each of them. */
  readonly behind: number;
  /** Of the load, in all. */
  readonly seconds: number;
  readonly closed: number;
  readonly closedSeconds: number;
  readonly campaign: number;
  readonly malformed: number;
  readonly kills: number;
  readonly failover: number;
}

export const whole: Sizes = {
  tables: 2000,
  behind: 150,
  seconds: 30,
  closed: 300,
  closedSeconds: 10,
  campaign: 3000,
  malformed: 100_000,
  kills: 25,
  failover: 500,
};
