import { BookOpenText, Check, Pause, Play, Square, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadAloud } from '@/learning/voice/use-speaker.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { SpokenWords } from './spoken-words.tsx';

interface ListeningPlayerProps {
  sentences: readonly string[];
  voice: ReadAloud;
  wordsShown: boolean;
  onShowWords: (shown: boolean) => void;
}

/**
 * Listen, play, pause, stop, and the words for anyone who reads instead, always.
 * @see docs/requirements.md#r-activities
 */
export function ListeningPlayer(props: ListeningPlayerProps) {
  const { sentences, voice, wordsShown, onShowWords } = props;
  const { t } = useTranslation('listening');
  const wordsId = useId();
  const without =
    voice.hasVoice === false ? 'no-voice' : voice.status === 'failed' ? 'failed' : null;
  return (
    <section aria-label={t('player')} className="player">
      <div className="player-buttons">
        {voice.hasVoice ? <VoiceButtons voice={voice} /> : null}
        <Button
          aria-controls={wordsId}
          aria-expanded={wordsShown}
          onClick={() => onShowWords(!wordsShown)}
          size="kid"
          variant={without && !wordsShown ? 'hue' : 'outline'}
        >
          <BookOpenText aria-hidden /> {t(wordsShown ? 'hide-words' : 'show-words')}
        </Button>
      </div>
      <div role="status">
        {without && !wordsShown ? (
          <Notice className="mt-4" live="none" title={t(without)} tone="note">
            <p>{t('instead')}</p>
          </Notice>
        ) : null}
      </div>
      <div id={wordsId}>
        {wordsShown ? <SpokenWords place={voice.place} sentences={sentences} /> : null}
      </div>
    </section>
  );
}

/**
 * One button that listens, pauses and plays on, so that the focus stays on it, and one that stops.
 */
function VoiceButtons({ voice }: { voice: ReadAloud }) {
  const { t } = useTranslation('listening');
  const speaking = voice.status === 'speaking';
  const paused = voice.status === 'paused';
  const slowly = voice.pace === 'slow';
  const Icon = speaking ? Pause : paused ? Play : Volume2;
  return (
    <>
      <Button onClick={speaking ? voice.pause : voice.play} size="kid" variant="hue">
        <Icon aria-hidden /> {t(speaking ? 'pause' : paused ? 'play' : 'listen')}
      </Button>
      <Button onClick={voice.stop} size="kid" variant="outline">
        <Square aria-hidden /> {t('stop')}
      </Button>
      <Button
        aria-pressed={slowly}
        onClick={() => voice.setPace(slowly ? 'usual' : 'slow')}
        size="kid"
        variant="quiet"
      >
        <span aria-hidden className="player-tick">
          {slowly ? <Check /> : null}
        </span>
        {t('slowly')}
      </Button>
    </>
  );
}
