export { addStartingTreatments, missingTreatments } from './add-starting-treatments';
