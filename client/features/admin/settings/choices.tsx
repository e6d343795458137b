import { Button } from '@mantine/core';

interface ChoicesProps<Name extends string> {
  label: string;
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  value: Name;
  onChange: (name: Name) => void;
}

/** One of a few names, each a button. */
export function Choices<Name extends string>({ label, names, labels, value, onChange }: ChoicesProps<Name>) {
  return (
    <fieldset className="choices" aria-label={label}>
      {names.map((name) => (
        <Button
          key={name}
          size="xs"
          variant="default"
          aria-pressed={name === value}
          className="choice"
          onClick={() => onChange(name)}
        >
          {labels[name]}
        </Button>
      ))}
    </fieldset>
  );
}
