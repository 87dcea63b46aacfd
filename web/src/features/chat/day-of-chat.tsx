import { Archive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { ChatDay } from './conversation.ts';
import { AnswerBubble, ExchangeFrame } from './exchange-view.tsx';

interface DayOfChatProps {
  day: ChatDay;
  timeZone: string;
  /** One below that of what it stands in. */
  heading: 'h2' | 'h3';
}

/** The questions and answers of one day that are kept, the first one first. */
export function DayOfChat({ day, timeZone, heading: Heading }: DayOfChatProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const [first] = day.exchanges;
  return (
    <section aria-labelledby={`day-${day.day}`} className="chat-day">
      <Heading id={`day-${day.day}`}>
        {formatDay(first?.sentAt ?? day.day, new Date(), timeZone, language)}
      </Heading>
      {day.exchanges.map((exchange) => (
        <ExchangeFrame exchange={exchange} key={exchange.key}>
          <AnswerBubble exchange={exchange}>
            {exchange.boxed ? (
              <p className="exchange-note">
                <Archive aria-hidden className="inline" /> {t('boxed')}
              </p>
            ) : null}
          </AnswerBubble>
        </ExchangeFrame>
      ))}
    </section>
  );
}
