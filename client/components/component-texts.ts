import type { ComponentEnglish } from '#generated/texts/components.ts';
import type { scopeTexts } from '#generated/texts/scopes.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

/** A part of the texts: each is a string, or a function of the values in it. */
export type Replacing<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: never[]) => unknown
      ? Texts[Key]
      : Replacing<Texts[Key]>;
};

/** The texts of errors are replaced by error code. */
export type ErrorArea = Extract<keyof ComponentEnglish, `${string}Errors`>;

/** Those of the scopes of API keys, by scope. */
type ScopeArea = Extract<keyof ComponentEnglish, `${string}ScopeTexts`>;

type Area = Exclude<keyof ComponentEnglish, ErrorArea | ScopeArea | 'app' | 'forms' | 'errors' | 'pictures'>;

/** The texts of the components, by area. */
export type ComponentTexts = { [Key in Area]?: Replacing<ComponentEnglish[Key]> } & {
  fields?: Replacing<ComponentEnglish['app']>;
  codes?: Replacing<ComponentEnglish['forms']>;
  /** Messages of forms. */
  validation?: Replacing<Omit<ComponentEnglish['errors'], 'errors'>>;
  /** Uploading and cropping of pictures. */
  pictures?: Replacing<Omit<ComponentEnglish['pictures'], 'errors'>>;
  /** What the scopes of API keys allow, by scope. */
  scopes?: Partial<Record<keyof typeof scopeTexts, string>>;
  /** Messages of failed calls, by error code. */
  errors?: Partial<Record<ErrorCode | 'NETWORK_ERROR' | 'UNKNOWN_ERROR', string>>;
};
