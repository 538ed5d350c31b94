export { promotionOf } from './promotion.reads';
export { tellOffer } from './tell-practice';
