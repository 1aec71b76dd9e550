/** Where names and pieces go at a given zoom: as in any war. */

export { lettering, sizesAt } from '../shared/war/layout';
