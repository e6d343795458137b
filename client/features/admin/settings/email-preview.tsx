import { Alert, Code, Group, Paper, Select, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { Card } from '#client/console/parts/card.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import type { Language } from '#shared/lib/language/languages.ts';

import { Choices } from './choices.tsx';
import { texts } from './texts.ts';

const looks = ['light', 'dark', 'plainText'] as const;
type Look = (typeof looks)[number];

/** The language of the previews: at first that of the page. */
export function useEmailLanguage() {
  const offered = publicConfiguration.languages;
  const [language, choose] = useState(
    () => offered.find((each) => each === document.documentElement.lang) ?? offered[0]!,
  );
  return [language, choose] as const;
}

interface EmailPreviewProps {
  emails: Outputs['admin']['listEmails']['emails'];
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Chooses an email, its language and its look, and shows it. */
export function EmailPreview({ emails, language, onLanguage }: EmailPreviewProps) {
  const [name, setName] = useState(emails[0]!.name);
  const [look, setLook] = useState<Look>('light');
  const query = trpc.admin.previewEmail.useQuery({ name, language }, { placeholderData: keepPreviousData });
  const { title, about, ...labels } = texts.emails.preview;
  return (
    <Card title={title} about={about} isWide>
      <Group gap="sm" align="end">
        <Select
          label={labels.email}
          data={emails.map((email) => ({ value: email.name, label: email.subject }))}
          value={name}
          onChange={(chosen) => chosen !== null && setName(chosen)}
          allowDeselect={false}
          maxDropdownHeight={360}
          style={{ flex: '1 1 14rem' }}
        />
        {publicConfiguration.languages.length > 1 ? (
          <Select
            label={labels.language}
            data={publicConfiguration.languages.map((value) => ({ value, label: nameOf(value) }))}
            value={language}
            onChange={(chosen) => chosen !== null && onLanguage(chosen)}
            allowDeselect={false}
            w={150}
          />
        ) : null}
      </Group>
      <Choices label={labels.look} names={looks} labels={labels} value={look} onChange={setLook} />
      <Loaded query={query} rows={6}>
        {(preview) => (
          <>
            {preview.isReplaced ? <Alert variant="light">{labels.replaced(name)}</Alert> : null}
            <Text size="sm">
              <Text span inherit c="dimmed" me="xs">
                {labels.subject}
              </Text>
              <bdi>{preview.subject}</bdi>
            </Text>
            {look === 'plainText' ? (
              <Code block className="wrapping">
                {preview.plainText}
              </Code>
            ) : (
              <Paper className="email-frame">
                <iframe
                  title={labels.frame(preview.subject)}
                  sandbox=""
                  srcDoc={documentOf(preview.html, look)}
                  data-look={look}
                />
              </Paper>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** The language's own name for itself. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The email in one theme, whichever the browser prefers, and without links that would leave the preview. */
function documentOf(html: string, look: 'light' | 'dark'): string {
  return html
    .replaceAll('(prefers-color-scheme:dark)', look === 'dark' ? 'all' : 'not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${look}`)
    .replaceAll(/ href="[^"]*"/g, '');
}
