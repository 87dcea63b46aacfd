/**
 * The road of the two landscapes, in the units of their drawings: how to walk from one module to
 * the next. The first piece leads to module 1, the seventh from module 6 to the treasure.
 */
const landscape = [
  'M-20 872C40 870 90 862 150 846',
  'C260 818 380 788 500 812',
  'C640 838 730 858 850 834',
  'C990 806 1116 740 1108 616C1107 589 1097 565 1081 544',
  'C1034 480 933 446 850 446C788 446 750 445 700 453',
  'C677 456 651 462 620 470C520 496 440 500 350 478',
  'C250 454 120 420 128 338C136 262 300 274 430 300C560 326 700 330 800 314C850 306 890 298 930 286',
];

const vertical = [
  'M-20 190C20 190 70 200 92 250',
  'C92 360 298 336 298 446',
  'C298 556 92 532 92 642',
  'C92 752 298 728 298 838',
  'C298 948 92 924 92 1034',
  'C92 1144 298 1120 298 1230',
  'C298 1330 352 1400 352 1480C352 1570 240 1580 195 1640',
];

/**
 * The part of each road that has been walked, as SVG paths. One walks up to the module that comes
 * next, and after the last one to the treasure.
 * @param modulesCompleted - How many modules are completed, 0 to 6.
 */
export function walkedPath(modulesCompleted: number): { landscape: string; vertical: string } {
  const pieces = Math.max(0, Math.min(modulesCompleted, 6)) + 1;
  return {
    landscape: landscape.slice(0, pieces).join(''),
    vertical: vertical.slice(0, pieces).join(''),
  };
}
