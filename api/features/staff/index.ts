export { addProviderPeople, type ProviderPerson } from './add-provider-people';
export { accountsOf } from './administer.reads';
