import { BookOpen, Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';

const icons = { right: Check, wrong: RotateCcw, answer: BookOpen };

interface ListeningChoicesProps {
  choices: readonly string[];
  answer: string;
  /** Choices tried that were not right, by their number. */
  wrong: readonly number[];
  result: 'right' | 'wrong' | 'shown' | null;
  onChoose: (choice: number) => void;
}

/** The answers to choose from. Those tried stay in their place and say what they are. */
export function ListeningChoices(props: ListeningChoicesProps) {
  const { choices, answer, wrong, result, onChoose } = props;
  const { t } = useTranslation('listening');
  const over = result === 'right' || result === 'shown';

  function stateOf(choice: string, at: number) {
    if (over && choice === answer) return result === 'right' ? 'right' : 'answer';
    return wrong.includes(at) ? 'wrong' : 'open';
  }

  return (
    <ul aria-label={t('choices')} className="choices">
      {choices.map((choice, at) => {
        const state = stateOf(choice, at);
        const closed = over || state === 'wrong';
        const Icon = state === 'open' ? null : icons[state];
        return (
          <li key={choice}>
            <button
              aria-disabled={closed || undefined}
              className="choice"
              data-state={state}
              onClick={closed ? undefined : () => onChoose(at)}
              type="button"
            >
              <span>{choice}</span>
              {Icon ? (
                <span className="choice-tag">
                  <Icon aria-hidden />
                  <VisuallyHidden>{state === 'open' ? null : t(`choice.${state}`)}</VisuallyHidden>
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
