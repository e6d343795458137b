/** The part of `samlp` that tests call; the package has no types. */
declare module 'samlp' {
  interface Request {
    method: string;
    url: string;
    originalUrl: string;
    protocol: string;
    headers: Record<string, string>;
    query: Record<string, string>;
    body: Record<string, string>;
  }
  interface Reply {
    set: (name: string, value: string) => void;
    send: (body: string | number) => void;
    redirect: (url: string) => void;
  }
  type Middleware = (request: Request, reply: Reply, next: (error?: unknown) => void) => void;

  const samlp: {
    auth: (options: object) => Middleware;
    metadata: (options: object) => (request: Request, reply: Reply) => void;
    logout: (options: object) => Middleware;
    parseRequest: (
      request: Request,
      done: (error: unknown, data?: { assertionConsumerServiceURL: string }) => void,
    ) => void;
  };
  export default samlp;
}

declare module 'samlp/lib/sessionParticipants/index.js' {
  export default class SessionParticipants {
    constructor(sessions: object[]);
  }
}
