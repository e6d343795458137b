/** An additional field as the web app shows it. */
export interface FieldFacts {
  name: string;
  label: string;
  /** A list is an enumeration of the accepted texts. */
  type: 'string' | 'number' | 'boolean' | 'date' | 'string[]' | 'number[]' | string[];
  /** Whether clients can set it; administrators set all fields. */
  input: boolean;
  /** Whether clients cannot remove its value. */
  required: boolean;
}
