export { closeAfterTests as default } from './opened.mjs';
