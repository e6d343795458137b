export type Language = 'curl' | 'javascript' | 'typescript' | 'python';

export interface SampledCall {
  /** `https://auth.example.com/api/auth` */
  baseUrl: string;
  path: string;
  method: string;
  operation: object;
  /** `components.parameters` of the document. */
  sharedParameters: object;
}

export declare const languages: Record<Language, string>;
export declare function samplesOf(call: SampledCall): { curl: string } & Partial<Record<Language, string>>;
export declare function tokenNote(operation: { security: object[] }): string | undefined;
