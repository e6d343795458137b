import { Box, CloseButton, Kbd, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';

import type { Command } from './command.ts';
import { findCommands, useCommands } from './commands.ts';
import { recentFirst } from './recent.ts';
import { texts } from './texts.ts';
import { useFound } from './use-found.ts';

/** A field that lists the matching commands below it; the arrow keys choose one, Enter runs it. */
export function CommandSearch({ onChoose, onClose }: { onChoose: (command: Command) => void; onClose: () => void }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found: things, isSearching } = useFound(search);
  const commands = useCommands();
  const { pathname } = useLocation();
  const found = search.trim() === '' ? recentFirst(commands, pathname) : [...findCommands(commands, search), ...things];
  const active = Math.min(chosen, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || found.length === 0 || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) onChoose(found[active]!);
    else setChosen((active + step + found.length) % found.length);
  };
  return (
    <>
      <TextInput
        role="combobox"
        aria-label={texts.placeholder}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        placeholder={texts.placeholder}
        leftSection={<IconSearch size={18} stroke={1.6} />}
        rightSection={<CloseButton aria-label={texts.close} onClick={onClose} className="command-close" />}
        variant="unstyled"
        size="md"
        className="command-field"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box role="listbox" id={id} aria-label={texts.list} className="command-list">
        {sectionsOf(found).map(({ name, commands }) => (
          <Box role="group" key={commands[0]!.index} aria-label={name}>
            <Text size="xs" fw={500} c="dimmed" className="command-section" aria-hidden>
              {name}
            </Text>
            {commands.map(({ command, index }) => (
              <CommandOption
                key={command.id}
                id={optionId(index)}
                command={command}
                isActive={index === active}
                onPoint={() => setChosen(index)}
                onChoose={() => onChoose(command)}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Text component="output" size="sm" c="dimmed" className="command-empty">
        {found.length > 0 ? null : isSearching ? (
          texts.searching
        ) : (
          <>
            <Text span fw={500} c="bright">
              {texts.empty}
            </Text>
            {texts.emptyAbout}
          </>
        )}
      </Text>
      <KeyHints />
    </>
  );
}

/** What the keys do, on devices with a keyboard. */
function KeyHints() {
  return (
    <div className="command-keys" aria-hidden>
      <span>
        <Kbd size="xs">↑</Kbd>
        <Kbd size="xs">↓</Kbd>
        {texts.hints.move}
      </span>
      <span>
        <Kbd size="xs">{texts.keys.enter}</Kbd>
        {texts.hints.open}
      </span>
      <span>
        <Kbd size="xs">{texts.keys.escape}</Kbd>
        {texts.hints.close}
      </span>
    </div>
  );
}

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** The field keeps the focus and handles the keys. */
function CommandOption({ id, command: { label, detail, Icon }, isActive, onPoint, onChoose }: CommandOptionProps) {
  return (
    <UnstyledButton
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      className="command"
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>
        <bdi>{label}</bdi>
        {detail === undefined || detail === label ? null : (
          <Text span size="xs" c="dimmed" ms="xs">
            <bdi>{detail}</bdi>
          </Text>
        )}
      </span>
    </UnstyledButton>
  );
}

/** Consecutive commands of a section, with their places in the list. */
function sectionsOf(commands: readonly Command[]) {
  const sections: { name: string; commands: { command: Command; index: number }[] }[] = [];
  for (const [index, command] of commands.entries()) {
    if (sections.at(-1)?.name !== command.section) sections.push({ name: command.section, commands: [] });
    sections.at(-1)!.commands.push({ command, index });
  }
  return sections;
}
