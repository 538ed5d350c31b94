export { adoptPractice } from './adopt-practice';
export { keepOnboarding, onboardedAt } from './keep-onboarding';
export { keepProfile } from './onboarding.writes';
