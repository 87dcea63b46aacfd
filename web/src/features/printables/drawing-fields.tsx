import { parseLessonId } from '@pius/domain/course/ids.ts';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import { lineDrawingUrl } from '@/ui/art/drawing-url.ts';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { lessonOfDrawing, useColoringDrawings } from './coloring-drawings.ts';

interface DrawingFieldsProps {
  drawing: string;
  onChoose: (drawing: string) => void;
}

/** Which of the drawings of a lesson's story, or of the saints of the year, stands on the sheet. */
export function DrawingFields(props: DrawingFieldsProps) {
  const lesson = lessonOfDrawing(props.drawing);
  return lesson === null ? <SaintField {...props} /> : <StoryFields {...props} lesson={lesson} />;
}

function StoryFields({ drawing, lesson, onChoose }: DrawingFieldsProps & { lesson: string }) {
  const { t } = useTranslation('printables');
  const { course } = useCourse();
  const stories = useColoringDrawings()?.stories ?? {};
  const module = parseLessonId(lesson)?.module ?? 1;
  const lessons = course?.modules.find(({ number }) => number === module)?.lessons ?? [];
  return (
    <>
      <SelectField
        label={t('lesson')}
        onChange={({ target }) => onChoose(stories[target.value]?.[0] ?? drawing)}
        options={lessons.map(({ id, number, title }) => ({
          value: id,
          label: t('lesson.option', { module, number, title }),
        }))}
        value={lesson}
      />
      <RadioGroup
        legend={t('coloring.picture')}
        name="drawing"
        onChange={({ target }) => onChoose(target.value)}
        options={(stories[lesson] ?? []).map((value, index) => ({
          value,
          label: t('coloring.picture.option', { number: index + 1 }),
          media: (
            <img
              alt=""
              className="w-24 flex-none rounded-sm bg-white"
              height="58"
              src={lineDrawingUrl(value)}
              width="96"
            />
          ),
        }))}
        value={drawing}
      />
    </>
  );
}

function SaintField({ drawing, onChoose }: DrawingFieldsProps) {
  const { t } = useTranslation('printables');
  const saints = useColoringDrawings()?.saints ?? [];
  return (
    <SelectField
      label={t('coloring.saint')}
      onChange={({ target }) => onChoose(target.value)}
      options={saints.map(({ id, name }) => ({ value: id, label: name }))}
      value={drawing}
    />
  );
}
