import type { SaintView } from '@pius/contracts/saints.ts';
import { daysAfter } from '@pius/domain/calendar-day.ts';
import { ArrowLeft, ArrowRight, CalendarDays, Church, HandHeart, Shield } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadAloud } from '@/learning/voice/read-aloud.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { writeDay } from '@/ui/kit/calendar-days.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import { SaintTrust } from './saint-trust.tsx';
import { SaintWindow } from './saint-window.tsx';
import { saintsPath } from './saints-path.ts';

interface SaintDayProps {
  saint: SaintView;
  today: string;
}

/** Everything about the saint of one date. */
export function SaintDay({ saint, today }: SaintDayProps) {
  return (
    <article aria-labelledby="saint-name" data-saint={saint.id}>
      <SaintHead saint={saint} today={today} />
      <div className="wrap">
        <OtherDays date={saint.date} />
        <SaintText saint={saint} />
        <SaintTrust saint={saint} />
      </div>
    </article>
  );
}

function SaintHead({ saint, today }: SaintDayProps) {
  const { t } = useTranslation('saints');
  const { date, language, name, feastDay } = saint;
  const day = writeDay(date, language, { dateStyle: 'full' });
  const [, remark] = /\((.+)\)$/.exec(feastDay) ?? [];
  return (
    <header className="saint-head">
      <div className="wrap">
        <div className="min-w-0">
          <p className="saint-day">
            {date === today ? `${t('today-is')} ` : ''}
            <time dateTime={date}>{day}</time>
          </p>
          <h1 id="saint-name">
            <WholeWords>{name}</WholeWords>
          </h1>
          <p className="saint-feast">
            {t('feast', { day: feastDay.replace(/ \(.+\)$/, '') })}
            {remark ? ` (${remark})` : ''}
          </p>
          <Life saint={saint} />
        </div>
        <SaintWindow picture={saint.picture} />
      </div>
    </header>
  );
}

/** When the saint lived, as far as it is known. */
function Life({ saint }: { saint: SaintView }) {
  const { t } = useTranslation('saints');
  const { born, died } = saint;
  if (born === null && died === null) return null;
  return (
    <dl className="saint-life">
      {born === null ? null : (
        <div>
          <dt>{t('born')}</dt>
          <dd>{born}</dd>
        </div>
      )}
      {died === null ? null : (
        <div>
          <dt>{t('died')}</dt>
          <dd>{died}</dd>
        </div>
      )}
    </dl>
  );
}

/** The ways to the day before, to the month, and to the day after. */
function OtherDays({ date }: { date: string }) {
  const { t } = useTranslation('saints');
  return (
    <nav aria-label={t('days')} className="saint-days">
      <LocaleLink data-way="previous" preventScrollReset to={saintsPath(daysAfter(date, -1))}>
        <ArrowLeft aria-hidden /> {t('previous')}
      </LocaleLink>
      <a data-way="month" href="#month">
        <CalendarDays aria-hidden /> {t('choose')}
      </a>
      <LocaleLink data-way="next" preventScrollReset to={saintsPath(daysAfter(date, 1))}>
        {t('next')} <ArrowRight aria-hidden />
      </LocaleLink>
    </nav>
  );
}

function SaintText({ saint }: { saint: SaintView }) {
  const { t } = useTranslation('saints');
  return (
    <div data-aloud key={`${saint.date} ${saint.language}`}>
      <Leaf as="section" aria-labelledby="saint-bio" className="overflow-clip" padding="none">
        <div className="saint-bio vine-border">
          <h2 className="sr-only" data-unread id="saint-bio">
            {t('bio')}
          </h2>
          <ReadAloud className="mb-5">{t('listen')}</ReadAloud>
          <p className="drop-cap">
            <WholeWords>{saint.bio}</WholeWords>
          </p>
        </div>
      </Leaf>
      <div className="saint-parts">
        <Part icon={<HandHeart aria-hidden />} text={saint.virtues} title={t('virtues')} />
        <Part icon={<Shield aria-hidden />} text={saint.heroism} title={t('heroism')} />
        <Part icon={<Church aria-hidden />} text={saint.contributions} title={t('contributions')} />
      </div>
    </div>
  );
}

function Part({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const id = useId();
  return (
    <Leaf as="section" aria-labelledby={id} padding="wide">
      <i aria-hidden>{icon}</i>
      <h2 id={id}>{title}</h2>
      <p>
        <WholeWords>{text}</WholeWords>
      </p>
    </Leaf>
  );
}
