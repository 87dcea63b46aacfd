import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { useTimeZone } from '../../family/use-time-zone.ts';
import { formatDay } from './format.ts';

interface WentWrongProps {
  childId: string;
  /** Such as `2-5`. */
  lesson: string;
}

/**
 * For a parent: opens to the questions that a child missed at the last try of a quiz, with what to
 * say.
 */
export function WentWrong({ childId, lesson }: WentWrongProps) {
  const { t } = useTranslation('dashboard');
  const [opened, setOpened] = useState(false);
  return (
    <details className="group/wrong mt-1" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-control font-bold text-link text-ui [&::-webkit-details-marker]:hidden">
        {t('wrong.title')}
        <ChevronDown aria-hidden className="transition-transform group-open/wrong:rotate-180" />
      </summary>
      {opened ? <Missed childId={childId} lesson={lesson} /> : null}
    </details>
  );
}

function Missed({ childId, lesson }: WentWrongProps) {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery({
    queryKey: ['missed', childId, lesson, lang],
    queryFn: () =>
      call('GET /rest/v1/quiz-results', { query: { child_id: childId, lesson, lang } }),
  });
  if (!data && error) {
    return (
      <p className="pb-2" role="alert">
        {t('wrong.failed')} <Button onClick={() => void refetch()}>{t('again')}</Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="my-2" label={t('loading')} lines={3} />;
  if (data.taken_at === null || data.missed.length === 0) {
    return <p className="pb-3">{t('wrong.none')}</p>;
  }
  return (
    <div className="pb-3">
      <p className="text-ink-soft text-ui">
        {t('wrong.last', { day: formatDay(data.taken_at, new Date(), timeZone, lang) })}
      </p>
      <ul className="mt-2 grid gap-4">
        {data.missed.map((item) => (
          <MissedQuestion item={item} key={item.id} />
        ))}
      </ul>
    </div>
  );
}

interface MissedQuestionProps {
  item: {
    question: string;
    given: string | boolean | null;
    expected: string | boolean;
    why: string;
  };
}

function MissedQuestion({ item }: MissedQuestionProps) {
  const { t } = useTranslation('dashboard');
  const shown = (answer: string | boolean | null) => {
    if (typeof answer === 'boolean') return t(answer ? 'wrong.true' : 'wrong.false');
    return answer || t('wrong.unanswered');
  };
  return (
    <li className="rounded-control border-2 border-rule p-4">
      <p className="font-bold">{item.question}</p>
      <dl className="mt-2 grid gap-1">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{t('wrong.given')}</dt>
          <dd className="[overflow-wrap:anywhere]">{shown(item.given)}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{t('wrong.expected')}</dt>
          <dd className="font-bold">{shown(item.expected)}</dd>
        </div>
      </dl>
      <p className="mt-3 flex gap-2">
        <MessageCircle aria-hidden className="mt-1 flex-none text-m" />
        <span>
          <b>{t('wrong.say')}</b> {item.why}
        </span>
      </p>
    </li>
  );
}
