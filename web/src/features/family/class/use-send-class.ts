import { checkClassLines, isFaultless, lineAge } from '@pius/domain/family/class-lines.ts';
import { suggestPassword } from '@pius/domain/family/suggest-password.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childrenKey } from '@/learning/family/use-children.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { newKey } from '@/ui/new-key.ts';
import type { AddedChild, DraftLine, DraftOfClass } from './class-draft.ts';
import { classKey } from './use-class.ts';

type Results = CallOutput<'POST /rest/v1/class'>['items'];

function random(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/**
 * The lines that can be sent: nothing is wrong or in doubt, and the server has not refused them as
 * they are.
 */
export function readyLines(
  lines: readonly DraftLine[],
  namesThere: readonly string[],
): DraftLine[] {
  const faults = checkClassLines(lines, namesThere);
  return lines.filter(
    (line, index) => isFaultless(faults[index] ?? {}) && !line.refused && !line.doubt,
  );
}

/**
 * What the answer makes of a list: who was added, with the password told, and the lines that stay.
 */
export function sortResults(
  lines: readonly DraftLine[],
  sent: readonly DraftLine[],
  results: Results,
) {
  const added: AddedChild[] = [];
  const refused = new Map<string, DraftLine>();
  for (const [index, line] of sent.entries()) {
    const { id, field, code } = results[index] ?? { id: null, field: null, code: null };
    if (id)
      added.push({ id, name: line.name.trim(), password: line.password || (line.suggested ?? '') });
    else
      refused.set(line.id, {
        ...line,
        refused: { field: field ?? 'name', code: code ?? 'internal' },
      });
  }
  const sentIds = new Set(sent.map(({ id }) => id));
  const left = lines.flatMap(
    (line) => refused.get(line.id) ?? (sentIds.has(line.id) ? [] : [line]),
  );
  return { added, left };
}

/**
 * Sends the lines that are ready. What fails can be sent again: the same list adds nobody twice.
 */
export function useSendClass(
  { draft, change }: DraftOfClass,
  { userId, namesThere }: { userId: string; namesThere: readonly string[] },
) {
  const { t } = useTranslation('class');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function send() {
    const ready = new Set(readyLines(draft.lines, namesThere).map(({ id }) => id));
    const words = t('password.words').split(' ');
    const lines = draft.lines.map((line) =>
      ready.has(line.id) && line.password === '' && !line.suggested
        ? { ...line, suggested: suggestPassword(words, random) }
        : line,
    );
    const sent = lines.filter(({ id }) => ready.has(id));
    change({ lines, tried: true });
    setBusy(true);
    setFault(null);
    try {
      const { items } = await call('POST /rest/v1/class', {
        body: {
          key: draft.key,
          attested: draft.attested,
          children: sent.map(({ name, age, password, suggested }) => ({
            name: name.trim(),
            age: lineAge(age) ?? 0,
            password: password || (suggested ?? ''),
          })),
        },
      });
      const { added, left } = sortResults(lines, sent, items);
      change({
        added: [...draft.added, ...added],
        lines: left,
        tried: false,
        key: newKey(),
        ...(left.length === 0 ? { step: 'write', text: '', attested: false } : {}),
      });
      void client.invalidateQueries({ queryKey: childrenKey(userId) });
      void client.invalidateQueries({ queryKey: classKey(userId) });
    } catch (thrown) {
      const { status, code } =
        thrown instanceof ApiError ? thrown : new ApiError(500, 'internal', '');
      if (status >= 400 && status < 500) change({ tried: false, key: newKey() });
      setFault(code);
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, fault };
}
