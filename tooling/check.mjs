// npm run check: formatting, types, lint, architecture, unused code, translations, commit messages.
import { runGates } from './checks/gates.mjs';

const { failed } = await runGates();
process.exitCode = failed > 0 ? 1 : 0;
