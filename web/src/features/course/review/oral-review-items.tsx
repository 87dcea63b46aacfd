import { parseLessonId } from '@pius/domain/course/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { lessonOutsideQuery } from '@/learning/lessons/lesson-query.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { itemsDue, itemsOfLesson, type OralItem } from './oral-item.ts';
import { useReviews } from './use-reviews.ts';

interface OralReviewItemsProps {
  child: Child;
  parentId: string | null;
  onBegin: (items: readonly OralItem[]) => void;
}

/** The choice of what is heard: what is due for the child today, or the teaching of a lesson. */
export function OralReviewItems({ child, parentId, onBegin }: OralReviewItemsProps) {
  const { t } = useTranslation('review-aloud');
  const { t: quiz } = useTranslation('quiz');
  const { course } = useCourse();
  const language = useLanguage();
  const [chosen, setChosen] = useState('due');
  const { day, error, refetch } = useReviews(child.id, parentId);
  const place = parseLessonId(chosen);
  const lesson = useQuery({
    ...lessonOutsideQuery({ module: 1, lesson: 1, ...place, language, asker: parentId }),
    enabled: place !== null,
  });
  const due = day && itemsDue(day.due, (answer) => quiz(answer ? 'true' : 'false'));
  const items = place ? lesson.data && itemsOfLesson(lesson.data) : due;
  const failed = place ? lesson.error : error;
  const lessons = course?.modules.flatMap((module) =>
    module.lessons
      .filter(({ available }) => available)
      .map(({ id, number, title }) => ({
        value: id,
        label: `${module.number}.${number} ${title}`,
      })),
  );

  return (
    <Leaf as="section" padding="wide">
      <SelectField
        label={t('what')}
        onChange={(event) => setChosen(event.target.value)}
        options={[{ value: 'due', label: t('due') }, ...(lessons ?? [])]}
        value={chosen}
      />
      {failed && !items ? (
        <Notice className="mt-5" title={t('failed.title')} tone="stop">
          <Button className="mt-2" onClick={() => void (place ? lesson.refetch() : refetch())}>
            {t('again')}
          </Button>
        </Notice>
      ) : null}
      {items?.length === 0 ? (
        <Notice className="mt-5" title={t('nothing', { name: child.name })} tone="note">
          <p>{t('nothing.text')}</p>
        </Notice>
      ) : (
        <Button
          block
          busy={!items && !failed}
          className="mt-6"
          onClick={() => items && onBegin(items)}
          size="kid"
          variant="gold"
        >
          {t('begin')}
        </Button>
      )}
    </Leaf>
  );
}
