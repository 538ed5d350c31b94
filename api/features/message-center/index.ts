export { viewMessages } from './seen-messages';
