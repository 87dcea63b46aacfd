import type { BoxedQuestion } from '@pius/contracts/question-box.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMarkQuestion, useQuestionBox } from '@/learning/chat/use-question-box.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { AccordionItem } from '@/ui/kit/accordion.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { FieldError } from '@/ui/kit/field.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { lessonPath } from '@/ui/paths.ts';
import { BoxedEntries } from './boxed-entries.tsx';

/**
 * The questions that the children kept for their parent, with what helps to answer them.
 * @see docs/requirements.md#r-question-box
 */
export function QuestionBox() {
  const { t } = useTranslation('conversations');
  const { data: questions, error, refetch } = useQuestionBox();
  if (error) {
    return (
      <Notice className="mb-7" title={t('box.failed')} tone="stop">
        <Button className="mt-2" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Notice>
    );
  }
  if (!questions) return null;
  const waiting = questions.filter(({ done_at }) => done_at === null);
  const talked = questions.filter(({ done_at }) => done_at !== null);
  return (
    <section aria-labelledby="question-box" className="mb-9 grid gap-4">
      <h2 className="text-d3" id="question-box" tabIndex={-1}>
        {t('box.title')}
      </h2>
      <p className="text-ink-soft">{t(waiting.length > 0 ? 'box.text' : 'box.none')}</p>
      {waiting.map((question) => (
        <Boxed key={question.id} question={question} />
      ))}
      {talked.length > 0 ? (
        <AccordionItem summary={t('box.talked', { count: talked.length })}>
          <ul className="grid gap-4">
            {talked.map((question) => (
              <li key={question.id}>
                <QuestionText question={question} />
                <MarkQuestion question={question} />
              </li>
            ))}
          </ul>
        </AccordionItem>
      ) : null}
    </section>
  );
}

function Boxed({ question }: { question: BoxedQuestion }) {
  return (
    <article className="leaf grid gap-4 p-5 md:p-6">
      <QuestionText question={question} />
      <BoxedEntries entries={question.entries} />
      {question.how_to_answer ? <HowToAnswer help={question.how_to_answer} /> : null}
      <MarkQuestion question={question} />
    </article>
  );
}

function QuestionText({ question }: { question: BoxedQuestion }) {
  const { t } = useTranslation('conversations');
  const language = useLanguage();
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="text-ink-soft">
        {t('box.from', {
          name: question.child_name,
          day: formatDate(question.kept_at, language),
        })}
      </p>
      <p className="font-bold text-read" lang={question.language}>
        {question.question}
      </p>
    </div>
  );
}

function HowToAnswer({ help }: { help: NonNullable<BoxedQuestion['how_to_answer']> }) {
  const { t } = useTranslation('conversations');
  const place = parseLessonId(help.lesson);
  return (
    <details className="boxed">
      <summary>{t('box.how')}</summary>
      <div>
        <p className="font-bold">{t('box.meaning')}</p>
        <p>{help.meaning}</p>
        <p className="mt-3 font-bold">{t('box.misunderstood')}</p>
        <ul className="list-disc ps-5">
          {help.often_misunderstood.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p className="mt-3 font-bold">{t('box.at-home')}</p>
        <p>{help.at_home}</p>
        {place ? (
          <LocaleLink
            className="inline-flex min-h-11 items-center"
            to={lessonPath(place.module, place.lesson)}
          >
            {t('box.lesson', { id: `${place.module}.${place.lesson}`, title: help.lesson_title })}
          </LocaleLink>
        ) : null}
      </div>
    </details>
  );
}

function MarkQuestion({ question }: { question: BoxedQuestion }) {
  const { t } = useTranslation('conversations');
  const messageOf = useErrorMessage();
  const { mutate, isPending, error } = useMarkQuestion(question.id);
  const done = question.done_at !== null;

  /** The card leaves its place with the press: reading goes on at the head of the list. */
  function mark() {
    mutate(!done, {
      onSuccess: () => document.getElementById('question-box')?.focus({ preventScroll: true }),
    });
  }

  return (
    <div>
      <Button
        aria-label={t(done ? 'box.undo.label' : 'box.done.label', { question: question.question })}
        busy={isPending}
        onClick={mark}
        variant={done ? 'quiet' : 'outline'}
      >
        {done ? <Undo2 aria-hidden /> : <Check aria-hidden />}
        {t(done ? 'box.undo' : 'box.done')}
      </Button>
      {error ? (
        <FieldError id={`${question.id}-fault`}>
          {messageOf(error instanceof ApiError ? error.code : 'internal')}
        </FieldError>
      ) : null}
    </div>
  );
}
