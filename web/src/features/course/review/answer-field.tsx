import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import type { Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { Arches } from '../quiz/arches.tsx';
import { TypedAnswer } from '../quiz/typed-answer.tsx';

interface AnswerFieldProps {
  question: ReviewQuestionView;
  language: Language;
  /** The empty text where nothing is given. */
  answer: boolean | string;
  onGive: (value: boolean | string) => void;
}

/** Where the child answers: two arches, its own words, or one of three answers of the teaching. */
export function AnswerField({ question, language, answer, onGive }: AnswerFieldProps) {
  const { t } = useTranslation('review');
  if (question.kind === 'true-false') {
    return <Arches answer={typeof answer === 'boolean' ? answer : null} onAnswer={onGive} />;
  }
  const text = typeof answer === 'string' ? answer : '';
  if (question.kind === 'typed') {
    return <TypedAnswer language={language} onType={onGive} value={text} />;
  }
  return (
    <RadioGroup
      className="mx-auto mt-8 max-w-[680px] text-read"
      legend={t('choose')}
      name="answer"
      onChange={(event) => onGive(event.target.value)}
      options={question.choices.map(({ id, text: label }) => ({ value: id, label }))}
      value={text}
    />
  );
}
