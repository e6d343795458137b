import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { optionName } from '#client/console/text/option-name.ts';
import { texts } from './texts.ts';

/** The title of a section. */
export const sectionName = (name: string | null) =>
  name === null ? texts.configuration.service : optionName(name, null);

/** Where a section begins; also its anchor in the address. */
export const sectionId = (name: string | null) => `section-${name ?? 'service'}`;

interface SectionLinksProps {
  /** With the number of options that differ from their default. */
  sections: readonly { name: string | null; changed: number }[];
  /** Shows the section, if it is closed. */
  onOpen: (id: string) => void;
}

/** Links to the sections: a list beside them, or a choice above them on narrow screens. */
export function SectionLinks({ sections, onOpen }: SectionLinksProps) {
  const current = useCurrentSection();
  const { sections: label, jump } = texts.configuration;
  const open = (id: string) => flushSync(() => onOpen(id));
  return (
    <>
      <nav className="section-list" aria-label={label}>
        <ul>
          {sections.map(({ name, changed }) => {
            const id = sectionId(name);
            return (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => open(id)}>
                  {sectionName(name)}
                  {changed > 0 ? <small>{texts.configuration.changed(changed)}</small> : null}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <NativeSelect
        className="section-choice"
        aria-label={jump}
        value=""
        data={[
          { value: '', label: jump },
          ...sections.map(({ name }) => ({ value: sectionId(name), label: sectionName(name) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          open(value);
          document.getElementById(value)?.scrollIntoView();
        }}
      />
    </>
  );
}

/** Pixels from the top of the window, below the header, above which a section is the current one. */
const TOP = 140;

/** The anchor of the section that is read. */
function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const find = () => {
      const titles = [...document.querySelectorAll('.section-title')];
      const passed = titles.findLast((title) => title.getBoundingClientRect().top < TOP);
      setCurrent((passed ?? titles[0])?.id);
    };
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, []);
  return current;
}
