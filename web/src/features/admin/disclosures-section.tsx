import { Check, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf, Tint } from '@/ui/kit/card.tsx';
import { FieldError } from '@/ui/kit/field.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { type Disclosure, useDisclosures, useHandleDisclosure } from './use-disclosures.ts';

/**
 * On the desk: what the safeguarding contact has to look at.
 * @see docs/requirements.md#r-signs-of-harm
 */
export function DisclosuresSection() {
  const { t } = useTranslation('disclosures');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDisclosures();
  const heading = useRef<HTMLHeadingElement>(null);
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = all.filter(({ handled_at }) => handled_at === null);
  const done = all.filter(({ handled_at }) => handled_at !== null);
  // A sign leaves its list with the press: reading goes on at the head.
  const listOf = (signs: readonly Disclosure[]) => (
    <ul className="grid gap-4">
      {signs.map((sign) => (
        <Sign key={sign.id} onMarked={() => heading.current?.focus()} sign={sign} />
      ))}
    </ul>
  );
  return (
    <Leaf as="section" aria-labelledby="disclosures" className="mb-7 grid gap-4" padding="wide">
      <h2 className="text-d3" id="disclosures" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="max-w-[70ch] text-ink-soft">{t('text')}</p>
      {error ? (
        <Notice title={t('failed')} tone="stop">
          <Button className="mt-2" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Notice>
      ) : data ? (
        <>
          {waiting.length > 0 ? (
            <>
              <Notice live="none" title={t('care')} tone="again">
                <p>{t('record')}</p>
              </Notice>
              {listOf(waiting)}
            </>
          ) : (
            <p>{t('none')}</p>
          )}
          {done.length > 0 ? (
            <details>
              <summary className="min-h-11 content-center font-bold">
                {t('done', { count: done.length })}
              </summary>
              {listOf(done)}
            </details>
          ) : null}
          {hasNextPage ? (
            <Button
              busy={isFetchingNextPage}
              className="justify-self-start"
              onClick={() => void fetchNextPage()}
            >
              {t('older')}
            </Button>
          ) : null}
        </>
      ) : (
        <Skeleton label={t('loading')} lines={3} />
      )}
    </Leaf>
  );
}

function Sign({ sign, onMarked }: { sign: Disclosure; onMarked: () => void }) {
  const { t } = useTranslation('disclosures');
  const messageOf = useErrorMessage();
  const language = useLanguage();
  const { mutate, isPending, error } = useHandleDisclosure(sign.id);
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(sign.said_at));
  const kind = t(`kind.${sign.kind}`);
  const gone = sign.gone_at === null ? null : new Date(sign.gone_at);
  const handled = sign.handled_at !== null;
  const { name, age, family_email: email } = sign;
  return (
    <Tint as="li" className="grid justify-items-start gap-2 bg-sunken [overflow-wrap:anywhere]">
      <p>
        <b>{kind}</b>, {time}
      </p>
      <p>
        {sign.from === 'grown-up'
          ? t('from.grown-up', { name, email })
          : age === null
            ? t('from.child-no-age', { name, email })
            : t('from.child', { name, age, email })}
      </p>
      {gone === null ? null : (
        <p>
          {t('gone', {
            date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(gone),
          })}
        </p>
      )}
      <blockquote className="text-body" lang={sign.language}>
        {sign.text}
      </blockquote>
      <Button
        aria-label={t(handled ? 'undo.label' : 'handled.label', { kind, time })}
        busy={isPending}
        onClick={() => mutate(!handled, { onSuccess: onMarked })}
        variant={handled ? 'quiet' : 'outline'}
      >
        {handled ? <Undo2 aria-hidden /> : <Check aria-hidden />}
        {t(handled ? 'undo' : 'handled')}
      </Button>
      {error ? (
        <FieldError id={`${sign.id}-fault`}>
          {messageOf(error instanceof ApiError ? error.code : 'internal')}
        </FieldError>
      ) : null}
    </Tint>
  );
}
