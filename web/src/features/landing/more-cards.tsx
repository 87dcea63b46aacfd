import { BookOpen, Check, Grid3x3, Palette, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { Drawing } from '@/ui/art/drawing-image.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Chip } from '@/ui/kit/chip.tsx';
import type { AppPath } from '@/ui/paths.ts';
import { SampleGrid } from './sample-grid.tsx';
import { useTodaysCards } from './use-todays-cards.ts';
import './more-cards.css';

/**
 * What else there is: chat, saint of the day, trivia and printables. What is not today's own is
 * marked as a sample.
 */
export function MoreCards() {
  const { t } = useTranslation('landing');
  const [section, cards] = useTodaysCards();
  return (
    <section aria-labelledby="more" className="more wrap" ref={section}>
      <h2 id="more">{t('more.title')}</h2>
      <p className="landing-lead">{t('more.note')}</p>
      <div className="more-cards">
        <ChatCard />
        <SaintCard today={cards?.saint} />
        <TriviaCard today={cards?.question} />
        <PrintablesCard />
      </div>
    </section>
  );
}

interface CardHeadProps {
  to: AppPath;
  isToday?: boolean;
  children: ReactNode;
}

function CardHead({ to, isToday = false, children }: CardHeadProps) {
  const { t } = useTranslation('landing');
  return (
    <div className="more-head">
      <h3>
        <LocaleLink to={to}>{children}</LocaleLink>
      </h3>
      <Chip className="bg-sunken! text-ink!">{t(isToday ? 'more.today' : 'more.sample')}</Chip>
    </div>
  );
}

function ChatCard() {
  const { t } = useTranslation('landing');
  return (
    <Leaf as="article" className="more-chat" padding="none">
      <div className="more-text">
        <CardHead to="/ask-saint-pius-x">{t('chat.title')}</CardHead>
        <p>{t('chat.text')}</p>
      </div>
      <div>
        <p className="bubble-question" data-module="2">
          {t('chat.sampleQuestion')}
        </p>
        <div className="bubble-answer">
          <p>{t('chat.sampleAnswer')}</p>
          <p className="bubble-source">
            <BookOpen aria-hidden /> {t('chat.sampleSource')}
          </p>
        </div>
      </div>
      <Art alt="" className="more-who" name="saint-roundel" />
      <p className="more-check">{t('chat.check')}</p>
    </Leaf>
  );
}

interface DayCardProps {
  /** What today has in place of the sample, once it has come. */
  today: ReactNode;
}

function SaintCard({ today }: DayCardProps) {
  const { t } = useTranslation('landing');
  return (
    <Leaf as="article" className="more-saint bg-m-tint!" data-module="3" padding="none">
      <CardHead isToday={Boolean(today)} to="/saint-of-the-day">
        {t('saint.title')}
      </CardHead>
      {today ?? (
        <div className="more-feast">
          <Drawing alt="" id="saint-nicholas" width={132} />
          <p>
            <b>{t('saint.sampleName')}</b>
            <span>{t('saint.sampleDate')}</span>
          </p>
        </div>
      )}
      <p>{t('saint.text')}</p>
    </Leaf>
  );
}

const choices = [1, 2, 3, 4] as const;
const rightChoice = 2;

function TriviaCard({ today }: DayCardProps) {
  const { t } = useTranslation('landing');
  return (
    <Leaf as="article" className="more-trivia bg-m-tint!" data-module="4" padding="none">
      <CardHead isToday={Boolean(today)} to="/daily-trivia">
        {t('trivia.title')}
      </CardHead>
      <p>{t('trivia.text')}</p>
      <div className="more-round">{today ?? <SampleQuestion />}</div>
    </Leaf>
  );
}

function SampleQuestion() {
  const { t } = useTranslation('landing');
  return (
    <>
      <p className="more-question">{t('trivia.sampleQuestion')}</p>
      <ol>
        {choices.map((choice) => (
          <li data-right={choice === rightChoice || undefined} key={choice}>
            <i>{'ABCD'.charAt(choice - 1)}</i>
            {t(`trivia.sampleChoice${choice}`)}
            {choice === rightChoice && <Check aria-label={t('trivia.sampleRight')} role="img" />}
          </li>
        ))}
      </ol>
    </>
  );
}

const sheets = [
  { to: '/word-search', name: 'wordSearch', module: 2, Icon: Search },
  { to: '/crossword', name: 'crossword', module: 5, Icon: Grid3x3 },
  { to: '/coloring-page', name: 'coloringPage', module: 6, Icon: Palette },
] as const;

function PrintablesCard() {
  const { t } = useTranslation('landing');
  return (
    <Leaf as="article" className="more-print" padding="none">
      <div className="more-text">
        <CardHead to="/word-search">{t('printables.title')}</CardHead>
        <p>{t('printables.text')}</p>
        <ul>
          {sheets.map(({ to, name, module, Icon }) => (
            <li data-module={module} key={to}>
              <LocaleLink to={to}>
                <Chip>
                  <Icon aria-hidden /> {t(`printables.${name}`)}
                </Chip>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
      <SampleGrid
        letters={t('printables.sampleGrid')}
        title={t('printables.sampleAlt')}
        words={t('printables.sampleWords')}
      />
    </Leaf>
  );
}
