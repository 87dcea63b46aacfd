import { Gauge, Pause, Play, Volume2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';
import { placedSentences } from './placed-sentences.ts';
import { readPace, savePace } from './reading-pace.ts';
import { paces } from './speaker.ts';
import { usePartMark, useReadAlong } from './use-read-along.ts';
import { useRecording } from './use-recording.ts';
import { useRecordingPlayer } from './use-recording-player.ts';
import { type ReadAloud, useSpeaker } from './use-speaker.ts';
import './reader.css';

interface ReaderProps {
  /** The part of the page that is read. */
  root: Element;
  onClose: () => void;
}

/**
 * Reads a part of the page at once, with pause and three speeds, and marks what is being said: by a
 * recording where somebody has made one, else by the voice of this device.
 */
export function Reader({ root, onClose }: ReaderProps) {
  const { t } = useTranslation('listening');
  const recording = useRecording(root);
  const [broken, setBroken] = useState(false);
  // What began is not changed for another voice in the middle.
  const [chosen, setChosen] = useState<string | null>('looking');
  if (chosen === 'looking' && recording !== 'looking') setChosen(recording);
  return (
    <section aria-label={t('player')} className="reader">
      {chosen === 'looking' ? (
        <CloseButton onClose={onClose} />
      ) : chosen && !broken ? (
        <RecordedReader
          onBroken={() => setBroken(true)}
          onClose={onClose}
          root={root}
          url={chosen}
        />
      ) : (
        <DeviceReader onClose={onClose} root={root} />
      )}
    </section>
  );
}

interface RecordedReaderProps extends ReaderProps {
  url: string;
  /** Called when the recording cannot be played. */
  onBroken: () => void;
}

function RecordedReader({ root, url, onBroken, onClose }: RecordedReaderProps) {
  const language = useLanguage();
  const [sentences] = useState(() => placedSentences(root, language));
  const [firstPace] = useState(readPace);
  const voice = useRecordingPlayer(url, firstPace);
  usePartMark(sentences, voice.status === 'speaking');
  useStartOnce(voice);
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    if (voice.status === 'failed') broken();
  }, [voice.status]);
  return (
    <>
      <ReaderButtons voice={voice} />
      <CloseButton onClose={onClose} />
    </>
  );
}

function DeviceReader({ root, onClose }: ReaderProps) {
  const { t } = useTranslation('listening');
  const language = useLanguage();
  const [sentences] = useState(() => placedSentences(root, language));
  const voice = useSpeaker(
    sentences.map(({ text }) => text),
    language,
    readPace(),
  );
  useReadAlong(sentences, voice.place);
  useStartOnce(voice);
  const without =
    voice.hasVoice === false ? 'no-voice' : voice.status === 'failed' ? 'failed' : null;
  return (
    <>
      {voice.hasVoice === false ? null : <ReaderButtons voice={voice} />}
      <div className="reader-said" role="status">
        {without ? (
          <Notice live="none" title={t(without)} tone="note">
            <p>{t('read-together')}</p>
          </Notice>
        ) : null}
      </div>
      <CloseButton autoFocus={voice.hasVoice === false} onClose={onClose} />
    </>
  );
}

interface CloseButtonProps extends Pick<ReaderProps, 'onClose'> {
  autoFocus?: boolean;
}

function CloseButton({ autoFocus = false, onClose }: CloseButtonProps) {
  const { t } = useTranslation('listening');
  return (
    <IconButton autoFocus={autoFocus} label={t('close')} onClick={onClose} size="kid">
      <X aria-hidden />
    </IconButton>
  );
}

/**
 * The press that opened the reader is the press that lets a phone speak: it begins by itself, once.
 */
function useStartOnce({ hasVoice, play }: ReadAloud): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!hasVoice || begun.current) return;
    begun.current = true;
    play();
  }, [hasVoice, play]);
}

function ReaderButtons({ voice }: { voice: ReadAloud }) {
  const { t } = useTranslation('listening');
  const speaking = voice.status === 'speaking';
  const paused = voice.status === 'paused';
  const Icon = speaking ? Pause : paused ? Play : Volume2;
  const next = paces[(paces.indexOf(voice.pace) + 1) % paces.length] ?? 'usual';
  return (
    <>
      <Button
        autoFocus
        className="reader-play"
        onClick={speaking ? voice.pause : voice.play}
        size="kid"
        variant="hue"
      >
        <Icon aria-hidden /> <span>{t(speaking ? 'pause' : paused ? 'play' : 'listen')}</span>
      </Button>
      <Button
        className="px-2.5! whitespace-nowrap"
        onClick={() => {
          savePace(next);
          voice.setPace(next);
        }}
        size="kid"
        variant="quiet"
      >
        <Gauge aria-hidden /> <VisuallyHidden>{t('pace')}</VisuallyHidden> {t(`pace.${voice.pace}`)}
      </Button>
    </>
  );
}
