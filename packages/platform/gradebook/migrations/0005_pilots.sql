CREATE TABLE "pilots" (
	"course_assignment_id" uuid PRIMARY KEY NOT NULL,
	"submission_ids" uuid[] NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"calibrated_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pilots" ADD CONSTRAINT "pilots_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE cascade ON UPDATE no action;