import type { SaintView } from '@pius/contracts/saints.ts';
import type { TriviaDay } from '@pius/contracts/trivia.ts';
import type { Language } from '@pius/domain/language.ts';
import type { ReactNode } from 'react';
import { call } from '@/ui/api/call.ts';
import { Drawing } from '@/ui/art/drawing-image.tsx';

/** What today puts into the cards in place of the samples; null where it cannot be had. */
export interface TodaysCards {
  saint: ReactNode;
  question: ReactNode;
}

/** Asks for today's saint and question, by the calendar of anyone who looks. */
export async function fetchTodaysCards(lang: Language): Promise<TodaysCards> {
  const now = new Date();
  // Written as UTC, the hours of the device's own clock give its own day.
  const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const ask = { params: { date: here.toISOString().slice(0, 10) }, query: { lang } };
  const [saint, trivia] = await Promise.allSettled([
    call('GET /rest/v1/saints/{date}', ask),
    call('GET /rest/v1/trivia/{date}', ask),
  ]);
  return {
    saint: saint.status === 'fulfilled' ? <Feast saint={saint.value} /> : null,
    question: trivia.status === 'fulfilled' ? <Question question={trivia.value.teaser} /> : null,
  };
}

function Feast({ saint }: { saint: SaintView }) {
  return (
    <div className="more-feast">
      <Drawing alt="" id={saint.picture.id} width={132} />
      <p>
        <b>{saint.name}</b>
        <span>{saint.feastDay}</span>
      </p>
    </div>
  );
}

/** Without its answer: that comes with the round. */
function Question({ question }: { question: TriviaDay['teaser'] }) {
  return (
    <>
      <p className="more-question">{question.question}</p>
      <ol>
        {question.choices.map((choice, at) => (
          <li key={choice}>
            <i>{'ABCD'.charAt(at)}</i>
            {choice}
          </li>
        ))}
      </ol>
    </>
  );
}
