import { BookOpenText } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/ui/kit/chip.tsx';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { answerPieces } from './answer-text.ts';
import type { Exchange } from './conversation.ts';

interface ExchangeProps {
  exchange: Exchange;
  children?: ReactNode;
}

/**
 * A question, and in `children` what came of it. A computer answers, so the picture beside it is a
 * book.
 */
export function ExchangeFrame({ exchange, children }: ExchangeProps) {
  const { t } = useTranslation('chat');
  return (
    <article className="exchange">
      <p className="exchange-question" lang={exchange.language}>
        <VisuallyHidden>{t('question')}: </VisuallyHidden>
        {exchange.question}
      </p>
      <div className="exchange-reply">
        <span aria-hidden className="exchange-who">
          <BookOpenText />
        </span>
        <div className="min-w-0">{children}</div>
      </div>
    </article>
  );
}

/**
 * An answer with its sources, marked by where its words come from; below it `children`. Of an
 * answer in the catechism's own simple words the first source may lie open: they go with what the
 * entry itself says.
 */
export function AnswerBubble(props: ExchangeProps & { sourceOpen?: boolean }) {
  const { exchange, children, sourceOpen = false } = props;
  const { t } = useTranslation('chat');
  const { answer, citations, language, source } = exchange;
  const sources = useRef<HTMLDivElement>(null);
  const marked = source === 'catechism' || source === 'model';

  function open(number: number) {
    const item = sources.current?.querySelectorAll('details')[number - 1];
    if (!item) return;
    item.open = true;
    item.querySelector('summary')?.focus();
  }

  return (
    <div className="exchange-answer" data-source={source}>
      <VisuallyHidden>{t('answer')}: </VisuallyHidden>
      {marked ? <Chip>{t(`from.${source}`)}</Chip> : null}
      <div className="exchange-words" lang={language}>
        {answerPieces(answer, citations.length).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of an answer keep their order
          <p key={index}>
            {paragraph.map((piece) =>
              typeof piece === 'string' ? (
                piece
              ) : (
                <Fragment key={piece.source}>
                  {/* It stays on the line of the words that it belongs to. */}
                  {'\u00a0'}
                  <button
                    aria-label={t('source.go', {
                      number: piece.source,
                      question: citations[piece.source - 1]?.question,
                    })}
                    className="source-number"
                    onClick={() => open(piece.source)}
                    type="button"
                  >
                    {piece.source}
                  </button>
                </Fragment>
              ),
            )}
          </p>
        ))}
      </div>
      {citations.length > 0 ? (
        <AnswerSources
          answer={answer}
          citations={citations}
          language={language}
          open={sourceOpen && source === 'catechism'}
          place={sources}
        />
      ) : null}
      {children}
    </div>
  );
}
