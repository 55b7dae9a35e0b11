export { type MapChoice, MapPicker, mapSaid } from './map-picker.tsx'
