export { adoptPractice } from './adopt-practice';
