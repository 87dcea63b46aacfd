import type { SundaySheetView } from '@pius/contracts/printables.ts';
import { type Paper, papers } from '@pius/domain/printables/sheet.ts';
import { mostLessons } from '@pius/domain/printables/sunday-sheet.ts';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import { useToday } from '@/learning/days/use-today.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { type SundaySettings, sundaysToChoose, withLesson } from './sunday-settings.ts';
import { sundayMessages } from './use-sunday-sheet.ts';

interface SundayFormProps {
  view: SundaySheetView;
  paper: Paper;
  /** The lessons are what the family's children did, and not chosen by hand. */
  ofFamily: boolean;
  onChange: (changes: Partial<SundaySettings>) => void;
}

/** For which Sunday the sheet is, of which lessons, on what paper; each change makes it again. */
export function SundayForm({ view, paper, ofFamily, onChange }: SundayFormProps) {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const sundays = sundaysToChoose(useToday(), view.sunday);
  const remark = ofFamily ? (view.ahead ? 'sunday.ahead' : 'sunday.learnt') : 'sunday.chosen';
  return (
    <form
      aria-label={t('sunday.form')}
      className="grid gap-5 text-ui"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label={t('sunday.when')}
        onChange={({ target }) =>
          onChange({ sunday: target.value, ...(ofFamily ? { lessons: [] } : {}) })
        }
        options={sundays.map((day) => ({ value: day, label: sundayMessages(day, language) }))}
        value={view.sunday}
      />
      <LessonFields
        lessons={view.lessons.map(({ id }) => id)}
        onChange={(lessons) => onChange({ lessons, ahead: false })}
      />
      <p className="text-ink-soft" role="status">
        {t(remark)}
      </p>
      {ofFamily ? null : (
        <Button className="justify-self-start" onClick={() => onChange({ lessons: [] })}>
          {t('sunday.reset')}
        </Button>
      )}
      <SelectField
        label={t('paper')}
        onChange={({ target }) => onChange({ paper: target.value === 'letter' ? 'letter' : 'a4' })}
        options={(Object.keys(papers) as Paper[]).map((value) => ({
          value,
          label: t(`paper.${value}`),
        }))}
        value={paper}
      />
    </form>
  );
}

interface LessonFieldsProps {
  lessons: string[];
  onChange: (lessons: string[]) => void;
}

/** A field for each lesson, and one more for the next; the first cannot be without. */
function LessonFields({ lessons, onChange }: LessonFieldsProps) {
  const { t } = useTranslation('printables');
  const { course } = useCourse();
  const options = (course?.modules ?? []).flatMap((module) =>
    module.lessons
      .filter(({ available }) => available)
      .map(({ id, number, title }) => ({
        value: id,
        label: t('lesson.option', { module: module.number, number, title }),
      })),
  );
  const none = { value: '', label: t('sunday.none') };
  return ([1, 2, 3] as const)
    .slice(0, Math.min(lessons.length + 1, mostLessons))
    .map((number) => (
      <SelectField
        key={number}
        label={t(`sunday.lesson.${number}`)}
        onChange={({ target }) => onChange(withLesson(lessons, number - 1, target.value))}
        options={number === 1 && lessons.length === 1 ? options : [none, ...options]}
        value={lessons[number - 1] ?? ''}
      />
    ));
}
