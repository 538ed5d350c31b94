export { keepMessage, type Leaving, outcomeOf, sendAndKeep } from './keep-message';
