import { isLanguage, languageInfo, languages } from '@pius/domain/language.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { Tint } from '@/ui/kit/card.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useEditChild } from '../family-changes.ts';
import { FormFault } from './child-fields.tsx';
import { showFaults } from './form-faults.ts';

interface Values {
  order: 'guided' | 'any';
  language: string;
  chat: boolean;
}

/**
 * What a parent settles for one child: the order of modules, the language, and the chat with its consent.
 * @see docs/requirements.md#r-child-settings
 */
export function ChildSettingsDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('family');
  const { name } = child;
  const { mutateAsync, isPending } = useEditChild(child.id);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      order: child.any_order ? 'any' : 'guided',
      language: child.language ?? '',
      chat: child.chat,
    },
  });

  const { dirtyFields, errors } = formState;

  // Only what was touched is sent, so that two windows do not undo each other.
  const send = handleSubmit(async ({ order, language, chat }) => {
    try {
      if (Object.keys(dirtyFields).length > 0) {
        await mutateAsync({
          ...(dirtyFields.order ? { any_order: order === 'any' } : {}),
          ...(dirtyFields.language ? { language: isLanguage(language) ? language : null } : {}),
          ...(dirtyFields.chat ? { chat } : {}),
        });
        notify('success', t('settings.done', { name }));
      }
      onClose();
    } catch (thrown) {
      showFaults(setError, [], thrown);
    }
  });

  return (
    <FormDialog
      busy={isPending}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('edit.submit')}
      title={t('settings.title', { name })}
    >
      <RadioGroup
        {...register('order')}
        legend={t('settings.order')}
        options={[
          {
            value: 'guided',
            label: t('settings.order.guided'),
            description: t('settings.order.guided.text'),
          },
          {
            value: 'any',
            label: t('settings.order.any'),
            description: t('settings.order.any.text'),
          },
        ]}
      />
      <SelectField
        {...register('language')}
        hint={t('settings.language.hint', { name })}
        label={t('settings.language')}
        options={[
          { value: '', label: t('settings.language.device') },
          ...languages.map((code) => ({ value: code, label: languageInfo[code].label })),
        ]}
      />
      <ChatConsent field={register('chat')} name={name} />
      <FormFault fault={errors.root?.message} />
    </FormDialog>
  );
}

interface ChatConsentProps {
  field: ReturnType<ReturnType<typeof useForm<Values>>['register']>;
  name: string;
}

/** What the chat is and what is kept of it; the mark is the parent's consent, or what a catechist attests. */
function ChatConsent({ field, name }: ChatConsentProps) {
  const { t } = useTranslation('family');
  const { data: profile } = useOwnProfile();
  const who = profile?.account_type === 'catechist' ? 'catechist' : 'parent';
  return (
    <Tint className="bg-sunken" padding="normal">
      <p className="font-bold">{t('settings.chat')}</p>
      <p className="mt-2">{t('settings.chat.text', { name })}</p>
      <Checkbox {...field} className="mt-1" label={t(`settings.chat.${who}`, { name })} />
    </Tint>
  );
}
