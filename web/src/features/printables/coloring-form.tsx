import { type Border, borders } from '@pius/domain/printables/coloring/borders.ts';
import { details } from '@pius/domain/printables/coloring/coloring-sheet.ts';
import { sceneGroups } from '@pius/domain/printables/coloring/scenes/scene.ts';
import { type SceneId, sceneIds, scenes } from '@pius/domain/printables/coloring/scenes.ts';
import { papers } from '@pius/domain/printables/sheet.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import {
  lessonOfDrawing,
  useColoringDrawings,
  useColoringModules,
  useDrawingTitle,
} from './coloring-drawings.ts';
import { type ColoringSettings, longestName, longestTitle } from './coloring-settings.ts';
import { DrawingFields } from './drawing-fields.tsx';
import { SceneThumb } from './scene-thumb.tsx';

interface ColoringFormProps {
  settings: ColoringSettings;
  change: (changes: Partial<ColoringSettings>) => void;
}

/** Which scene, how it is framed, and what stands round it; each change makes the sheet again. */
export function ColoringForm({ settings, change }: ColoringFormProps) {
  const { t } = useTranslation('printables');
  return (
    <form
      aria-label={t('form.label')}
      className="grid gap-5 text-ui"
      onSubmit={(event) => event.preventDefault()}
    >
      <SceneFields change={change} settings={settings} />
      {settings.drawing ? null : <FrameFields change={change} settings={settings} />}
      <WrittenFields change={change} settings={settings} />
      <Checkbox
        checked={settings.openLetters}
        label={t('coloring.open-letters')}
        onChange={({ target }) => change({ openLetters: target.checked })}
      />
      {settings.drawing ? null : (
        <Checkbox
          checked={settings.verse}
          label={t('coloring.verse')}
          onChange={({ target }) => change({ verse: target.checked })}
        />
      )}
      <SelectField
        label={t('paper')}
        onChange={({ target }) => change({ paper: target.value === 'letter' ? 'letter' : 'a4' })}
        options={(Object.keys(papers) as (keyof typeof papers)[]).map((value) => ({
          value,
          label: t(`paper.${value}`),
        }))}
        value={settings.paper}
      />
    </form>
  );
}

/** The window round a scene, and how small its areas are. */
function FrameFields({ settings, change }: ColoringFormProps) {
  const { t } = useTranslation('printables');
  return (
    <>
      <SelectField
        label={t('coloring.border')}
        onChange={({ target }) => change({ border: target.value as Border })}
        options={borders.map((value) => ({ value, label: t(`coloring.border.${value}`) }))}
        value={settings.border}
      />
      <SelectField
        label={t('coloring.detail')}
        onChange={({ target }) =>
          change({ detail: details.find((each) => each === target.value) ?? 'rich' })
        }
        options={details.map((value) => ({ value, label: t(`coloring.detail.${value}`) }))}
        value={settings.detail}
      />
    </>
  );
}

/** What is typed stands in the field at once; the address may follow a little later. */
function WrittenFields({ settings, change }: ColoringFormProps) {
  const { t } = useTranslation('printables');
  const titleOf = useDrawingTitle();
  const [title, setTitle] = useState(settings.title);
  const [name, setName] = useState(settings.name);
  return (
    <>
      <TextField
        hint={t('coloring.title.hint')}
        label={t('coloring.title-field')}
        maxLength={longestTitle}
        onChange={({ target }) => {
          setTitle(target.value);
          change({ title: target.value });
        }}
        placeholder={settings.drawing ? titleOf(settings.drawing) : t(`scene.${settings.scene}`)}
        value={title}
      />
      <TextField
        autoComplete="off"
        hint={t('coloring.name.hint')}
        label={t('coloring.name-field')}
        maxLength={longestName}
        onChange={({ target }) => {
          setName(target.value);
          change({ name: target.value });
        }}
        value={name}
      />
    </>
  );
}

/** First what the picture belongs to, then the scene or the drawing, by its picture. */
function SceneFields({ settings, change }: ColoringFormProps) {
  const { t } = useTranslation('printables');
  const modules = useColoringModules();
  const drawings = useColoringDrawings();
  const { scene, drawing } = settings;
  const { group } = scenes[scene];
  const ofGroup = (requested: string) => sceneIds.filter((id) => scenes[id].group === requested);
  const choose = (about: string) => {
    const module = /^stories-(\d)$/.exec(about)?.[1];
    if (module) change({ drawing: `story-${module}-1-1` });
    else if (about === 'calendar') change({ drawing: drawings?.saints[0]?.id ?? '' });
    else change({ scene: ofGroup(about)[0] ?? scene, drawing: '' });
  };
  return (
    <>
      <SelectField
        hint={modules.length > 1 ? undefined : t('coloring.stories.more')}
        label={t('coloring.about')}
        onChange={({ target }) => choose(target.value)}
        options={[
          ...modules.map((module) => ({
            value: `stories-${module}`,
            label: t('coloring.stories', { module }),
          })),
          { value: 'calendar', label: t('coloring.calendar') },
          ...sceneGroups.map((value) => ({ value, label: t(`coloring.group.${value}`) })),
        ]}
        value={aboutOf(drawing) ?? group}
      />
      {drawing ? (
        <DrawingFields drawing={drawing} onChoose={(chosen) => change({ drawing: chosen })} />
      ) : (
        <RadioGroup
          legend={t('coloring.scene')}
          name="scene"
          onChange={({ target }) => change({ scene: target.value as SceneId })}
          options={ofGroup(group).map((value) => ({
            value,
            label: t(`scene.${value}`),
            media: <SceneThumb scene={value} />,
          }))}
          value={scene}
        />
      )}
    </>
  );
}

function aboutOf(drawing: string): string | null {
  const lesson = lessonOfDrawing(drawing);
  if (lesson !== null) return `stories-${lesson.charAt(0)}`;
  return drawing ? 'calendar' : null;
}
