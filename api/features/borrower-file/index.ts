export { keepAct } from './take-person';
