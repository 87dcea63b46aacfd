import { checkPictures, type PictureName } from '@pius/domain/account/picture-password.ts';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { PictureBoard } from '@/learning/picture-password/picture-board.tsx';
import { ApiError } from '@/ui/api/api-error.ts';
import { Button } from '@/ui/kit/button.tsx';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useEditChild } from '../family-changes.ts';
import { useApproveDevice, useFamilyDevices } from '../use-family-devices.ts';
import { FormFault } from './child-fields.tsx';
import { showFaults } from './form-faults.ts';

/**
 * Sets five pictures in order for a child, or takes them away. Where this device is not
 * approved, on which they would not be asked for, the window says so and approves it.
 * @see docs/requirements.md#r-picture-password
 */
export function PicturesDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('family');
  const { name } = child;
  const [chosen, setChosen] = useState<PictureName[]>([]);
  const { mutateAsync, isPending } = useEditChild(child.id);
  const { data: devices } = useFamilyDevices();
  const useless = devices?.every(({ here }) => !here) ?? false;
  const [saved, setSaved] = useState(false);
  const { handleSubmit, setError, clearErrors, formState } = useForm();

  async function set(pictures: PictureName[] | null) {
    try {
      await mutateAsync({ pictures });
      if (pictures && useless) {
        setSaved(true);
        return;
      }
      notify('success', t(pictures ? 'pictures.done' : 'pictures.removed', { name }));
      onClose();
    } catch (thrown) {
      showFaults(setError, [], thrown);
    }
  }

  const send = handleSubmit(async () => {
    const wrong = checkPictures(chosen);
    if (wrong) setError('root', { message: wrong });
    else await set(chosen);
  });

  return (
    <FormDialog
      busy={isPending}
      description={saved ? undefined : t('pictures.text', { name })}
      done={
        saved
          ? {
              content: <ApproveHere name={name} onDone={onClose} />,
              label: t('pictures.later'),
              quiet: true,
            }
          : null
      }
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('pictures.submit')}
      title={t('pictures.title', { name })}
    >
      <PictureBoard
        busy={isPending}
        chosen={chosen}
        label={t('pictures.board')}
        onChange={(pictures) => {
          clearErrors();
          setChosen(pictures);
        }}
      />
      <FormFault fault={formState.errors.root?.message} />
      {child.has_pictures ? (
        <Button className="justify-self-start" onClick={() => void set(null)} variant="outline">
          {t('pictures.remove')}
        </Button>
      ) : null}
    </FormDialog>
  );
}

/** What there is to do before the pictures are asked for on this device. */
function ApproveHere({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation('family');
  const approve = useApproveDevice();
  const [fault, setFault] = useState<string>();

  async function here() {
    setFault(undefined);
    try {
      await approve.mutateAsync();
      notify('success', t('devices.approved'));
      onDone();
    } catch (thrown) {
      setFault(thrown instanceof ApiError ? thrown.code : 'internal');
    }
  }

  return (
    <div className="grid gap-4 pb-1">
      <Notice title={t('pictures.done', { name })} tone="yes">
        <p>{t('pictures.not-here')}</p>
      </Notice>
      <Button
        busy={approve.isPending}
        className="max-md:w-full justify-self-start"
        onClick={() => void here()}
        variant="gold"
      >
        <MonitorSmartphone aria-hidden />
        {t('devices.approve')}
      </Button>
      <FormFault fault={fault} />
    </div>
  );
}
