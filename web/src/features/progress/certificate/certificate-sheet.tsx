import { moduleCount } from '@pius/domain/course/counts.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { useCourse } from '@/learning/course/use-course.ts';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import './certificate.css';

interface CertificateSheetProps {
  childId: string;
  name: string;
  module: number | 'treasure';
  /** How many lessons it stands for. */
  count: number;
  finishedAt: string;
}

/** A finished certificate as a sheet of paper, with what prints it above. */
export function CertificateSheet(props: CertificateSheetProps) {
  const { childId, name, module } = props;
  const { t } = useTranslation('certificate');
  const { viewer } = useSession();
  const isChild = viewer === 'child';
  return (
    <>
      <header className="mb-6 grid gap-4 print:hidden">
        <h1>{t('title')}</h1>
        <p>{t('print.hint')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => print()} size="kid" variant="gold">
            <Printer aria-hidden /> {t('print')}
          </Button>
          <ButtonLink
            size="kid"
            to={isChild ? '/my-progress' : `/my-progress?child=${childId}`}
            variant="quiet"
          >
            <ArrowLeft aria-hidden /> {t(isChild ? 'back' : 'back.parent')}
          </ButtonLink>
        </div>
      </header>
      <article aria-label={`${t('title')}: ${name}`} className="certificate" data-module={module}>
        {(['one', 'two', 'three', 'four'] as const).map((corner) => (
          <span aria-hidden className="certificate-corner" data-corner={corner} key={corner}>
            <Art alt="" name="print-corner" width={72} />
          </span>
        ))}
        <Words {...props} />
      </article>
    </>
  );
}

function Words({ name, module, count, finishedAt }: CertificateSheetProps) {
  const { t } = useTranslation('certificate');
  const language = useLanguage();
  const day = localDay(new Date(finishedAt), useTimeZone());
  const { course } = useCourse();
  const isTreasure = module === 'treasure';
  const title = course?.modules.find(({ number }) => number === module)?.title;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <p className="certificate-brand">Saint Pius X Quest</p>
      <Art
        alt=""
        className="certificate-emblem"
        name={isTreasure ? 'treasure-open' : moduleEmblem(module)}
        priority
        width={112}
      />
      <p>{t('given')}</p>
      <p className="certificate-name">{name}</p>
      <p>{isTreasure ? t('treasure') : t('module', { number: module })}</p>
      {isTreasure ? null : <p className="certificate-title">{title}</p>}
      <p className="certificate-count">
        {isTreasure
          ? t('windows', { count: moduleCount, lessons: count })
          : t('lessons', { count })}
      </p>
      <p className="certificate-verse">{t('verse')}</p>
      <div className="certificate-foot">
        <p>{t('date', { date: date.format(new Date(day)) })}</p>
        <p className="certificate-sign">{t('sign')}</p>
      </div>
    </>
  );
}
