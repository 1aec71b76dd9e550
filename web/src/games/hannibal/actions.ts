/** From the legal actions to what can be clicked: as in any war. */

export { offersFrom } from '../shared/war/actions';
