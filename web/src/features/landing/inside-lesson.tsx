import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import './inside-lesson.css';

/** What a lesson brings, round an open book that shows a sample of one. */
export function InsideLesson() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="inside" className="inside wrap">
      <h2 id="inside">{t('benefits.title')}</h2>
      <div className="inside-spread">
        <Benefits names={['story', 'words']} />
        <figure>
          <Book />
          <figcaption>{t('sample.label')}</figcaption>
        </figure>
        <Benefits names={['answers', 'games']} />
      </div>
    </section>
  );
}

function Benefits({ names }: { names: readonly ('story' | 'words' | 'answers' | 'games')[] }) {
  const { t } = useTranslation('landing');
  return (
    <ul className="inside-benefits">
      {names.map((name) => (
        <li key={name}>
          <h3>{t(`benefits.${name}.title`)}</h3>
          <p>{t(`benefits.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

function Book() {
  const { t } = useTranslation('landing');
  return (
    <div className="book">
      <div>
        <Art alt={t('sample.imageAlt')} className="book-picture" name="story-bepi" />
        <h3>{t('sample.storyTitle')}</h3>
        <p className="book-story" data-module="1">
          {t('sample.storyText')}
        </p>
      </div>
      <div data-module="1">
        <div className="book-answer">
          <h4>{t('sample.question1')}</h4>
          <p>{t('sample.answer1')}</p>
        </div>
        <div className="book-answer">
          <h4>{t('sample.question2')}</h4>
          <p>{t('sample.answer2')}</p>
        </div>
        <h3>{t('sample.activityTitle')}</h3>
        <ul className="book-pairs">
          <li data-matched>
            {t('sample.pair1')} <Check aria-hidden />
          </li>
          <li data-matched>
            {t('sample.pair2')} <Check aria-hidden />
          </li>
          <li>
            {t('sample.pair3')} <ArrowRight aria-hidden />
          </li>
        </ul>
      </div>
    </div>
  );
}
