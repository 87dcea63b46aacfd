import { checkClassLines } from '@pius/domain/family/class-lines.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { newKey } from '@/ui/new-key.ts';
import type { DraftLine, DraftOfClass } from './class-draft.ts';
import { ListLine } from './list-line.tsx';
import { textOfList } from './read-list.ts';
import { readyLines, useSendClass } from './use-send-class.ts';

interface ListPreviewProps {
  list: DraftOfClass;
  userId: string;
  /** The names of the children already there. */
  namesThere: readonly string[];
}

/**
 * The list line by line, with what is wrong and how to mend it; then the attestation, and the list
 * is sent.
 */
export function ListPreview({ list, userId, ...input }: ListPreviewProps) {
  const { t } = useTranslation('class');
  const { draft, change, changeLines } = list;
  const namesThere = draft.tried ? [] : input.namesThere;
  const { send, busy, fault } = useSendClass(list, { userId, namesThere });
  const [request, setIsRequested] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { lines, attested } = draft;
  const faults = checkClassLines(lines, namesThere);
  const ready = readyLines(lines, namesThere).length;
  const rest = lines.length - ready;

  function goToFault() {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }

  function submit() {
    setIsRequested(true);
    if (ready > 0 && attested) void send();
    // What is wrong has its words once React has drawn them.
    else setTimeout(goToFault);
  }

  async function goBack() {
    if (!busy) change({ step: 'write', text: await textOfList(draft.text, draft.age, lines) });
  }

  const replace = (changed: DraftLine) =>
    changeLines(lines.map((line) => (line.id === changed.id ? changed : line)));

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
      ref={form}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p aria-live="polite" className="font-bold">
          {rest > 0
            ? t('preview.faulty', { count: rest })
            : t('preview.fine', { count: lines.length })}
        </p>
        {rest > 0 ? (
          <Button className="-ms-[1.15em] md:ms-0" onClick={goToFault} variant="quiet">
            {t('preview.first-fault')}
          </Button>
        ) : null}
      </div>
      <ol aria-label={t('preview')} className="border-rule border-y-2">
        {lines.map((line, index) => (
          <ListLine
            faults={faults[index] ?? {}}
            key={line.id}
            line={line}
            number={index + 1}
            onChange={replace}
            onRemove={() => changeLines(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
      </ol>
      <div>
        <Button
          onClick={() =>
            changeLines([...lines, { id: newKey(), name: '', age: draft.age, password: '' }])
          }
        >
          <Plus aria-hidden />
          {t('line.add')}
        </Button>
      </div>
      <Attestation
        attested={attested}
        missing={request && !attested}
        onChange={(input) => change({ attested: input })}
      />
      <SendFault fault={fault} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          className="max-md:w-full"
          locked={ready === 0}
          reason={ready === 0 ? t('submit.none') : undefined}
          type="submit"
          variant="gold"
        >
          {t('submit', { count: ready })}
        </Button>
        <Button className="max-md:w-full" onClick={() => void goBack()}>
          {t('preview.back')}
        </Button>
      </div>
      <p className="text-ink-soft">
        {rest > 0 && ready > 0 ? `${t('submit.rest', { count: rest })} ` : ''}
        {t('preview.back.text')}
      </p>
    </form>
  );
}

interface AttestationProps {
  attested: boolean;
  missing: boolean;
  onChange: (attested: boolean) => void;
}

/** What is kept of the children, and the word that each parent has permitted it. */
function Attestation({ attested, missing, onChange }: AttestationProps) {
  const { t } = useTranslation('class');
  return (
    <Tint className="bg-sunken">
      <p>{t('attest.kept')}</p>
      <LocaleLink className="inline-flex min-h-11 items-center" target="_blank" to="/privacy">
        {t('attest.policy')}
      </LocaleLink>
      <Checkbox
        checked={attested}
        error={missing ? t('attest.missing') : undefined}
        label={t('attest')}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Tint>
  );
}

/** Why the list was not taken as a whole, and that it stays here. */
function SendFault({ fault }: { fault: string | null }) {
  const { t } = useTranslation('class');
  const messageOf = useErrorMessage();
  if (!fault) return null;
  const unknown = ['network_offline', 'server_error', 'internal', 'service_unavailable'];
  const signedOut = ['user_not_authenticated', 'session_expired', 'child_login_required'];
  return (
    <Notice
      title={
        signedOut.includes(fault)
          ? t('sent.session')
          : unknown.includes(fault)
            ? t('sent.unknown')
            : messageOf(fault)
      }
      tone="stop"
    />
  );
}
