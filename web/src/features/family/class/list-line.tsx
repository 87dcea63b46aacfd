import { childNameMax } from '@pius/domain/account/login-name.ts';
import type { LineFaults } from '@pius/domain/family/class-lines.ts';
import { Check, PenLine, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import type { DraftLine } from './class-draft.ts';

interface ListLineProps {
  line: DraftLine;
  /** Its place in the list, from 1 on. */
  number: number;
  faults: LineFaults;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
}

/**
 * One child of the list. A line in which something is wrong lies open with its fields; any other is
 * opened by a press.
 */
export function ListLine({ line, number, faults, onChange, onRemove }: ListLineProps) {
  const { t } = useTranslation('class');
  const messages = useFaultMessage(line, faults);
  const [opened, setOpened] = useState(false);
  const open = opened || Object.values(messages).some(Boolean);
  const doubtful = line.doubt && !faults.name;
  return (
    <li className="relative flex items-start justify-between gap-x-2 border-rule py-2 not-last:border-b-[1.5px]">
      {open ? (
        <div>
          <LineFields
            line={line}
            number={number}
            onChange={(changed) => {
              setOpened(true);
              onChange({ ...changed, refused: undefined });
            }}
            startsIn={opened}
            words={messages}
          />
          {doubtful ? (
            <Button
              className="mb-2"
              onClick={() => {
                setOpened(false);
                onChange({ ...line, doubt: undefined });
              }}
              variant="quiet"
            >
              <Check aria-hidden />
              {t('line.doubt.right', { name: line.name.trim() })}
            </Button>
          ) : null}
        </div>
      ) : (
        <ClosedLine line={line} number={number} />
      )}
      <span className={open ? 'absolute end-0 top-1' : 'flex'}>
        {open ? null : (
          <IconButton label={t('line.title', { line: number })} onClick={() => setOpened(true)}>
            <PenLine aria-hidden />
          </IconButton>
        )}
        <IconButton label={t('line.remove', { line: number })} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

/** A line as it will be added: its number, the name, and below it the age and the password. */
function ClosedLine({ line, number }: Pick<ListLineProps, 'line' | 'number'>) {
  const { t } = useTranslation('class');
  const { age, password } = line;
  return (
    <div className="grid min-h-11 grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2 py-1">
      <span className="self-start text-ink-soft tabular-nums">{number}</span>
      <p className="md:flex md:flex-wrap md:gap-x-4">
        <b className="block [overflow-wrap:anywhere]">{line.name}</b>
        <span className="text-ink-soft [overflow-wrap:anywhere]">
          {password ? t('line.said', { age, password }) : t('line.said.suggested', { age })}
        </span>
      </p>
    </div>
  );
}

interface LineFieldsProps extends Pick<ListLineProps, 'line' | 'number' | 'onChange'> {
  words: FaultMessage;
  /** Opened by a press: the name takes the focus. */
  startsIn: boolean;
}

function LineFields({ line, number, onChange, words, startsIn }: LineFieldsProps) {
  const { t } = useTranslation('class');
  const shared = { autoComplete: 'off', spellCheck: false };
  return (
    <fieldset className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-2 pb-2 md:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)]">
      <legend className="pt-1.5 pe-12 pb-2 text-ink-soft">
        {t('line.title', { line: number })}
      </legend>
      <TextField
        {...shared}
        aria-label={t('line.name.label', { line: number })}
        autoCapitalize="words"
        className="max-md:col-span-full"
        autoFocus={startsIn}
        error={words.name}
        label={t('line.name')}
        onChange={({ target }) => onChange({ ...line, name: target.value, doubt: undefined })}
        value={line.name}
      />
      <TextField
        {...shared}
        aria-label={t('line.age.label', { line: number })}
        error={words.age}
        inputMode="numeric"
        label={t('line.age')}
        onChange={({ target }) => onChange({ ...line, age: target.value })}
        value={line.age}
      />
      <TextField
        {...shared}
        aria-label={t('line.password.label', { line: number })}
        autoCapitalize="off"
        error={words.password}
        label={t('line.password')}
        onChange={({ target }) => onChange({ ...line, password: target.value })}
        placeholder={t('line.password.suggested')}
        value={line.password}
      />
    </fieldset>
  );
}

interface FaultMessage {
  name: string | undefined;
  age: string | undefined;
  password: string | undefined;
}

/** What is wrong with each field in words: what can be seen here, else what the server said. */
function useFaultMessage({ refused, doubt }: DraftLine, faults: LineFaults): FaultMessage {
  const { t } = useTranslation('class');
  const messageOf = useErrorMessage();
  const code = (field: keyof FaultMessage) =>
    faults[field] ?? (refused?.field === field ? refused.code : undefined);
  const name = code('name');
  const age = code('age');
  const password = code('password');
  return {
    name:
      name === 'child_name_similar'
        ? faults.likeLine
          ? t('line.like-line', { line: faults.likeLine })
          : t('line.like-child')
        : name === 'name_too_long'
          ? t('line.name-too-long', { most: childNameMax })
          : name
            ? messageOf(name)
            : doubt && t('line.doubt'),
    age: age === 'child_age_missing' ? t('line.age-missing') : age && messageOf(age),
    password: password && messageOf(password),
  };
}
