import { readConfig } from '@portal/service-kit';
import { z } from 'zod';

const workingDays = (usual: number) => z.coerce.number().int().min(1).max(90).default(usual);

const shape = {
  /** Working days in which an escalation of each priority is to be answered. */
  ESCALATION_DAYS_CRITICAL: workingDays(1),
  ESCALATION_DAYS_HIGH: workingDays(2),
  ESCALATION_DAYS_MEDIUM: workingDays(5),
  ESCALATION_DAYS_LOW: workingDays(10),
};

/** What procurement alone reads from the environment. */
export const procurementConfig = () => readConfig(shape, process.env, 'procurement');
