// Generated from messages/en by `npm run messages`. Do not edit.
export interface ScanMessages {
  readonly button: {
    readonly open: "Scan barcode";
    readonly opening: "Opening the scanner";
    readonly loadFailed: "We couldn’t load the scanner. Check your connection and try again, or type the barcode.";
    readonly read: "Barcode read: {barcode}";
  };
  readonly title: "Scan the barcode";
  readonly close: "Close";
  readonly finish: "Done";
  readonly starting: "Starting the camera. Allow access if your browser asks.";
  readonly searching: "Hold the barcode inside the frame.";
  readonly stillSearching: "Still looking. Move closer, hold the tube still and make sure there is enough light.";
  readonly paused: "The camera is off.";
  readonly resume: "Turn the camera on";
  readonly failures: {
    readonly refused: "Camera access is blocked. Allow the camera for this site in your browser’s settings, then try again.";
    readonly missing: "We can’t find a camera on this device.";
    readonly busy: "We can’t start the camera. Close other apps that use it, then try again.";
    readonly insecure: "The camera only works over a secure connection.";
    readonly unsupported: "This browser can’t use the camera.";
    readonly reader: "We couldn’t load the scanner. Check your connection, then try again.";
  };
  readonly retry: "Try again";
  readonly lightOn: "Turn light on";
  readonly lightOff: "Turn light off";
  readonly photo: "Choose a photo";
  readonly readingPhoto: "Reading the photo";
  readonly photoFailures: {
    readonly noBarcode: "We can’t read a barcode in this photo. Take a sharp photo of the label from close up.";
    readonly notPhoto: "We can’t open this file. Choose a photo.";
    readonly reader: "We couldn’t load the scanner. Check your connection, then try again.";
  };
  readonly type: "Type the barcode instead";
  readonly tubeLabel: "Tube label";
}
