export type Way = 'session' | 'apiKey';

export interface FirstStep {
  title: string;
  about: string;
  operationId: string;
  /** For `sh`. */
  command: string;
  /** Another call that may be needed before. */
  other?: { about: string; operationId: string; title: string };
  run?: { path: string; input?: object };
}

export interface FirstStepValues {
  /** `https://auth.example.com/api/auth` */
  baseUrl: string;
  /** Of the signed-in user. */
  email?: string | undefined;
  /** Of the organization that is created. */
  slug: string;
}

export declare const ways: Record<Way, string>;
export declare function stepsOf(way: Way, values: FirstStepValues): FirstStep[];
