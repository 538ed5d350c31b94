export { addStartingMembershipTreatments, missingMembershipTreatments } from './starting-treatments';
