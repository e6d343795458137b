/** The PostgreSQL of a run, durable as in production. */
export interface Bench {
  databaseUrl: string;
  /** The folder of its files. */
  dataDir: string;
}

export interface Row {
  work: string;
  ratio: number;
  /** The minimum ratio. */
  budget: number;
  /** The highest ratio that the cores of this machine allow; if it is below the budget, the row is inconclusive. */
  attainable?: number;
}
