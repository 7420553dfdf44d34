import { Id } from '@portal/contracts';
import { Form, FormBar, PlainButton, useT } from '@portal/ui';
import { useRef } from 'react';
import { z } from 'zod';
import { HolderFields } from '../asset/holder-fields.js';
import css from './scan.module.css';
import type { Receiver } from './use-assigning.js';

const Choice = z.object({ endUserId: z.string({ error: 'Please choose an end user' }).pipe(Id) });

interface AssignSetupProps {
  receiver: Receiver | undefined;
  onChange: (receiver: Receiver | undefined) => void;
}

/** Who gets what is scanned: chosen once. */
export function AssignSetup({ receiver, onChange }: AssignSetupProps) {
  const t = useT();
  const chosen = useRef<Receiver>(undefined);
  if (receiver)
    return (
      <div className={css.beside}>
        <span>
          {t('Each scanned asset goes to')} <b>{<bdi>{receiver.name}</bdi>}</b>
        </span>
        <PlainButton onClick={() => onChange(undefined)}>{t('Choose another')}</PlainButton>
      </div>
    );
  return (
    <Form
      schema={Choice}
      onSubmit={({ endUserId }) => {
        if (chosen.current?.id === endUserId) onChange(chosen.current);
        return Promise.resolve();
      }}
    >
      <HolderFields onChosen={(person) => (chosen.current = person)} />
      <FormBar submit={t('Assign to this person')} />
    </Form>
  );
}
